# What each call of 56 tells by the convention card (conventions/card.toml).
# $call: the call as text; $suit: the suit it tells of; the other numbers are those of the card.

tells_jack = { CALL($call) }: legalább { $jacks } { suit_name } bubi.
tells_strong = { CALL($call) }: erős { suit_name } ({ $high } vagy több magas lap), de bubi nélkül.
tells_jacks = { CALL($call) }: bubi legalább { $jack_suits } színben.
tells_void = { CALL($call) }: nincs lapja az utoljára megnevezett színből ({ suit_name }).
tells_high_only = { CALL($call) }: pontosan { $high } magas { suit_name } lap (J 9 A 10), és más semmi ebből a színből.
tells_nothing = { CALL($call) }: semmit sem árul el a lapokról.
tells_pass = Passz: semmit sem árul el a lapokról.
tells_double = Kontra: szerinte a licit elbukik; a lapjairól semmit sem árul el.
tells_redouble = Rekontra: szerinte a licit mégis meglesz; a lapjairól semmit sem árul el.
