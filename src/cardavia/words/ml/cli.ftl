# The command line: its help, and what its commands print.

cli_help = 56-നും ഷ്നാപ്സനും ഒരു ചീട്ടുമേശ: കളിക്കാം, നിയമങ്ങൾ വായിക്കാം, ചീട്ട് നേരായി പങ്കിട്ടോ എന്ന് പരിശോധിക്കാം.
cli_version = പതിപ്പ് കാണിച്ചു നിർത്തുക.
cli_json = മറ്റൊരു പ്രോഗ്രാമിനു വായിക്കാൻ JSON ആയി കാണിക്കുക.
cli_seed = ഭാഗ്യത്തിന്റെ തുടക്കം: ഒരേ സീഡ് തന്നാൽ ഒരേ ചീട്ടും ഒരേ തീരുമാനങ്ങളും വരും.
cli_game = ഏതു കളി: schnapsen അല്ലെങ്കിൽ fiftysix.
cli_players = 56 കളിക്കുന്നത് എത്ര പേർ: 4, 6 അല്ലെങ്കിൽ 8.
cli_rules_option = നിയമങ്ങൾ: ഒരു നിയമക്കൂട്ടും അതിന്റെ വകഭേദങ്ങളും, "classic stage_jump" എന്നപോലെ.
cli_language = ഏതു ഭാഷയിൽ പറയണം, en എന്നപോലെ; പറഞ്ഞില്ലെങ്കിൽ ഈ കമ്പ്യൂട്ടറിന്റെ ഭാഷയിൽ.
cli_work = കമ്പ്യൂട്ടർ എത്രത്തോളം ആലോചിക്കണം: നോക്കേണ്ട നിലകളുടെയോ സാധ്യതകളുടെയോ എണ്ണം.
cli_workers = ഒരേസമയം എത്ര പ്രക്രിയകൾ; പറഞ്ഞില്ലെങ്കിൽ ഓരോ കോറിനും ഒന്നുവീതം.

unknown_language = “{ $language }” ഭാഷയിൽ ഇതുവരെ വാക്യങ്ങളില്ല: { LIST($languages, join: "or") } തിരഞ്ഞെടുക്കൂ.
# $file: a path; $problem: what the system says
cli_file_problem = { $file } ഉപയോഗിക്കാൻ പറ്റുന്നില്ല: { $problem }.

cli_port = ഏതു പോർട്ടിൽ തുറക്കണം; പറഞ്ഞില്ലെങ്കിൽ ഒഴിവുള്ള ഏതെങ്കിലും ഒന്ന്.
cli_data = മേശകൾ സൂക്ഷിക്കുന്ന ഫോൾഡർ; പറഞ്ഞില്ലെങ്കിൽ നിങ്ങളുടേതായ ഒന്ന്.
cli_lan = ഒരേ വീട്ടിലെ ഫോണുകൾക്കും കമ്പ്യൂട്ടറുകൾക്കും ചേരാം; വിലാസം QR കോഡായി കാണിക്കും.
# $option: such as --port; $command: such as serve
cli_option_comes_first = { $option } എഴുതിയത് { $command } എന്നതിനു മുമ്പിലാണ്, അവിടെ അതിന് ഫലമില്ല: ഒഴിവാക്കൂ, അല്ലെങ്കിൽ { $command } ആ ഓപ്ഷൻ എടുക്കുമെങ്കിൽ അതിനു ശേഷം എഴുതൂ.
cli_browser = മേശ ബ്രൗസറിൽ തുറക്കുക.
cli_host = ഏതു വിലാസത്തിൽ തുറക്കണം.
cli_serve_help = ഈ വിലാസത്തിൽ എത്താൻ കഴിയുന്ന എല്ലാവർക്കും മേശകൾ ഒരുക്കുക.
# $address: where the table is
cli_table_open = മേശ തുറന്നു: { $address } — നിർത്താൻ Ctrl-C.
cli_table_lan = ഇതേ നെറ്റ്‌വർക്കിലുള്ള ആർക്കും അവിടെ ചേരാം: ഫോണിന്റെ ക്യാമറ കോഡിനു നേരെ പിടിക്കൂ.
cli_serving = മേശകൾ ഇവിടെ: { $address } — നിർത്താൻ Ctrl-C.

cli_play_help = ഈ ടെർമിനലിലെ മേശയിലിരുന്ന് കമ്പ്യൂട്ടറിനോട് ഒരു മത്സരം കളിക്കുക.
cli_rules_help = ഒരു കളിയുടെ മുഴുവൻ നിയമങ്ങളും കാണിക്കുക.
cli_verify_help = ഒരു മത്സരത്തിന്റെ രേഖ വീണ്ടും കളിച്ചുനോക്കി, ചീട്ട് കശക്കിയത് വാക്കു പറഞ്ഞതുപോലെയാണോ എന്ന് പരിശോധിക്കുക.
cli_verify_file = രേഖ, ഒരു ടെക്സ്റ്റ് ഫയൽ.

cli_contest_help = രണ്ടു ലെവൽ കമ്പ്യൂട്ടർ കളിക്കാരെ ഒരേ ചീട്ടുകൊണ്ട് തമ്മിൽ കളിപ്പിക്കുക.
cli_contest_a = ഒരു ലെവൽ.
cli_contest_b = മറ്റേ ലെവൽ.
cli_contest_deals = എത്ര പെട്ടി ചീട്ട് കളിക്കണം; ഓരോന്നും വേറെ കളിയാണ്.
cli_contest_matches = ആ കളികൾക്കു ശേഷം എത്ര മുഴുവൻ മത്സരങ്ങൾ.
cli_contest_duplicate = ഓരോ പെട്ടിയും വശം മാറ്റി രണ്ടു തവണ കളിക്കുക.
cli_contest_running = { $a } – { $b }
cli_contest_unit = { $game ->
    [schnapsen] ഗെയിം പോയിന്റ്
   *[fiftysix] ടേബിൾ
}
# $gain: with its sign; $unit: tables or game points
cli_contest_gain = { $a } – { $b }: ഒരു കളിക്ക് { $gain } { $unit }, ആകെ { $deals } പെട്ടി.
cli_contest_interval = ശരിക്കുള്ള ശരാശരി { $low }, { $high } എന്നിവയ്ക്കിടയിലാണ്, നൂറിൽ 95 തവണ.
cli_contest_won = { $a } ജയിച്ചത് { $share }% കളികൾ.
cli_contest_matches_won = മത്സരങ്ങൾ: { $a } – { $b }.
cli_contest_contracts = { $level } ഉറപ്പിച്ച വിളികൾ: ജയിച്ചത് { $made }, തോറ്റത് { $failed }; ഡബിളായ { $doubled } വിളികളിൽ ജയിച്ചത് { $doubled_made }.
cli_contest_par = എല്ലാവരും എല്ലാ ചീട്ടും കണ്ട് ഏറ്റവും നന്നായി കളിച്ചിരുന്നെങ്കിൽ { $solved } വിളികളിൽ { $stand } എണ്ണം ജയിക്കുമായിരുന്നു; അതിൽ { $stand_made } എണ്ണം ജയിച്ചു.
cli_contest_spent = { $level } ഒരു തീരുമാനത്തിന് സാധാരണ എടുത്തത് { $median } ms (മീഡിയൻ); 95-ാം പെർസന്റൈലിൽ { $p95 } ms.

cli_bench_help = നിയമങ്ങളും കേർണലും ഈ കമ്പ്യൂട്ടറിൽ എത്ര വേഗത്തിലാണെന്ന് അളക്കുക; ഇൻസ്റ്റാൾ ചെയ്ത മറ്റു പ്രോഗ്രാമുകളോടൊപ്പം.
cli_bench_seconds = ഓരോന്നും എത്ര നേരം അളക്കണം.
cli_bench_running = അളക്കുന്നു
cli_bench_kernel = { $kernel ->
    [compiled] കേർണൽ കംപൈൽ ചെയ്തതാണ്.
   *[uncompiled] കേർണൽ കംപൈൽ ചെയ്തിട്ടില്ല: ഫലം ഒന്നുതന്നെ, പക്ഷേ പലമടങ്ങ് പതുക്കെ.
}
cli_bench_moves = ഒരു കോറിൽ ഒരു സെക്കൻഡിൽ { $moves } നീക്കങ്ങൾ: ആറു പേരുടെ 56, തോന്നിയതുപോലെ കളിച്ച മുഴുവൻ കളികൾ, തിരഞ്ഞെടുപ്പുൾപ്പെടെ.
# $deals: how many in a second
cli_bench_playouts = { $players } പേരുടെ 56: ഒരു സെക്കൻഡിൽ { $deals } മുഴുവൻ കളികൾ പങ്കിട്ട് തോന്നിയതുപോലെ കളിച്ചുതീർത്തു.
# $positions: how many in a second
cli_bench_strict = ഷ്നാപ്സൻ: കെട്ട് തീർന്ന ഉടനെയുള്ള { $positions } നിലകൾ ഒരു സെക്കൻഡിൽ കണക്കുകൂട്ടിത്തീർത്തു.
# $median, $mean: milliseconds; $share: in per cent
cli_bench_solving = { $players } പേരുടെ 56: { $asked ->
    [contract] 28 ജയിക്കുമോ എന്നറിയാൻ
   *[points] ഇരു ടീമിന്റെയും പോയിന്റ് അറിയാൻ
} { $median } ms (മീഡിയൻ), ശരാശരി { $mean } ms; { $share }% കളികൾ ഒരു സെക്കൻഡിനകം തീരും.
cli_bench_given_up = { $players } പേരുടെ 56: { $asked ->
    [contract] 28 ജയിക്കുമോ എന്ന്
   *[points] ഇരു ടീമിന്റെയും പോയിന്റ്
} പകുതി കളികളിൽ സമയത്തിനകം കണ്ടെത്താനായില്ല; { $share }% ഒരു സെക്കൻഡിനകം തീരും.
# $peer: a program; $figure: a number
cli_bench_peer = { $measure ->
    [hearts_moves_per_s] { $peer }: തോന്നിയതുപോലെ കളിക്കുന്ന ഹാർട്ട്സ്, ഒരു സെക്കൻഡിൽ { $figure } നീക്കങ്ങൾ.
    [skat_moves_per_s] { $peer }: തോന്നിയതുപോലെ കളിക്കുന്ന സ്കാറ്റ്, ഒരു സെക്കൻഡിൽ { $figure } നീക്കങ്ങൾ.
    [bridge_moves_per_s] { $peer }: തോന്നിയതുപോലെ കളിക്കുന്ന ബ്രിഡ്ജ്, ഒരു സെക്കൻഡിൽ { $figure } നീക്കങ്ങൾ.
    [bridge_every_lead_ms] { $peer }: ഒരു ബ്രിഡ്ജ് കളിയിൽ ആദ്യം ഇറക്കാവുന്ന എല്ലാ ചീട്ടും കണക്കുകൂട്ടാൻ { $figure } ms (മീഡിയൻ).
   *[strict_solves_per_s] { $peer }: കെട്ട് തീർന്ന ഉടനെയുള്ള { $figure } ഷ്നാപ്സൻ നിലകൾ ഒരു സെക്കൻഡിൽ കണക്കുകൂട്ടിത്തീർത്തു.
}
cli_bench_no_peer = { $peer }: ഇൻസ്റ്റാൾ ചെയ്തിട്ടില്ല, അതിനാൽ അളന്നില്ല; “cardavia[peers]” ഇൻസ്റ്റാൾ ചെയ്താൽ അതും വരും.

cli_doctor_help = എന്തൊക്കെ ഇൻസ്റ്റാൾ ചെയ്തിട്ടുണ്ട്, അവ പ്രവർത്തിക്കുന്നുണ്ടോ എന്ന് കാണിക്കുക.
# $modules: the parts that are not compiled
cli_doctor_uncompiled = കേർണൽ കംപൈൽ ചെയ്തിട്ടില്ല: ഫലം ഒന്നുതന്നെ, പക്ഷേ പലമടങ്ങ് പതുക്കെ. ഒരു C കംപൈലർ ഒരുക്കി Cardavia വീണ്ടും ഇൻസ്റ്റാൾ ചെയ്യൂ. കംപൈൽ ചെയ്യാത്തവ: { $modules }
cli_doctor_works = { $part ->
    [kernel] കേർണൽ: അതുകൊണ്ട് കളികൾ കളിച്ചുതീർത്തു.
    [page] പേജ്: പാക്കേജിലുണ്ട്.
   *[other] { $part }: ഒരു മുഴുവൻ കളി പങ്കിട്ടു, കളിച്ചു, പരിശോധിച്ചു.
} എല്ലാം ശരി.
cli_doctor_broken = { $part ->
    [kernel] കേർണൽ: കളികൾ കളിച്ചുതീർക്കുന്നില്ല; കാരണം മുകളിലുണ്ട്.
    [page] പേജ്: കാണാനില്ല; കാരണം മുകളിലുണ്ട്.
   *[other] { $part }: ഒരു മുഴുവൻ കളി കളിക്കാനായില്ല; കാരണം മുകളിലുണ്ട്.
}
