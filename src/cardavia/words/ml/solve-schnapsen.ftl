# Solving a deal of Schnapsen with all cards seen: what cannot be solved.

solve_other_switches = { LIST($switches, join: "and") } ഉള്ള കളികൾ കണക്കുകൂട്ടാൻ പറ്റില്ല: ആ വകഭേദം ഒഴിവാക്കൂ.
solve_not_your_turn = സാധ്യതകൾ തൂക്കിനോക്കുന്നത് ഊഴമുള്ളയാളാണ്: ഈ കാഴ്ച മറ്റേയാളുടേതാണ്.
plan_stock_open = അടച്ച കെട്ടിനേ പദ്ധതിയുള്ളൂ: ആദ്യം കെട്ട് അടയ്ക്കൂ.
play_on_stock_closed = കെട്ട് തുറന്നിരിക്കുമ്പോഴാണ് ബാക്കി കളിച്ചുനോക്കുന്നത്: ഇവിടെനിന്നങ്ങോട്ട് കണക്കുകൂട്ടിത്തീർക്കാം.
last_draw_only = ഇത് കെട്ടിൽ ചീട്ടുള്ള അവസാനത്തെ പിടിക്കുള്ളതാണ്: കെട്ടിൽ രണ്ടു ചീട്ട് ബാക്കി വേണം.
