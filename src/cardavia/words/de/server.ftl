# What the server refuses, to a page and at its start.

no_such_table = Diesen Tisch gibt es nicht: Vielleicht ist der Link abgeschnitten.
no_such_page = Unter dieser Adresse ist nichts.
who_are_you = Hier kennt dich noch niemand: Öffne zuerst die Startseite und lass ihr Cookie zu.
record_after_match = Die Aufzeichnung gibt es nach der Partie: Vorher würde sie alle Blätter zeigen.
foreign_origin = Diese Anfrage kam von einer fremden Seite: Öffne Cardavia selbst.
message_too_long = Eine Nachricht hat höchstens { $most } Bytes.
bad_message = Diese Nachricht versteht der Tisch nicht: { $problem }.
bad_message_id = Eine Nachricht braucht eine Kennung mit 1 bis { $most } Zeichen.
bad_request = Diese Anfrage ist nicht zu verstehen.
request_too_large = Diese Anfrage ist zu groß.
too_many_requests = Zu viele Anfragen: Warte einen Augenblick.
cannot_keep = Der Server kann das gerade nicht speichern: Nichts hat sich geändert, versuch es gleich noch einmal.
server_failed = Auf dem Server ist etwas schiefgegangen: Versuch es gleich noch einmal.

# $file: a path
cookie_key_damaged = Der Schlüssel in { $file } ist beschädigt: Stell ihn aus einer Kopie wieder her oder lösch ihn; dann fangen die Gäste neu an.
# $folder: a path; $problem: what the system says
data_folder_unusable = In { $folder } lassen sich keine Tische aufbewahren: { $problem }.
port_in_use = Port { $port } ist belegt: Wähle mit --port einen anderen oder lass die Angabe weg, dann wird ein freier genommen.
address_unusable = { $host }, Port { $port }, ist nicht zu benutzen: Das ist keine Adresse dieses Computers, oder sie ist nicht erlaubt.
