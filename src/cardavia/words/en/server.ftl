# What the server refuses, to a page and at its start.

no_such_table = There is no such table: the link may be cut short.
no_such_page = There is nothing at this address.
who_are_you = Nobody knows you here yet: open the first page once, and allow its cookie.
record_after_match = The record comes when the match is over: before that it would show every hand.
foreign_origin = Another site’s page asked for this: open Cardavia itself.
message_too_long = A message has { $most } bytes at most.
bad_message = This is no message of the table: { $problem }.
bad_message_id = A message needs an id of 1 to { $most } characters.
bad_request = This request cannot be understood.
request_too_large = This request is too large.
too_many_requests = Too many requests: wait a moment.
cannot_keep = The server cannot write this down just now: nothing has changed, try again in a moment.
server_failed = Something has gone wrong on the server: try again in a moment.

# $file: a path
cookie_key_damaged = The key in { $file } is damaged: put it back from a copy, or delete it, and guests start anew.
# $folder: a path; $problem: what the system says
data_folder_unusable = Cannot keep tables in { $folder }: { $problem }.
port_in_use = Port { $port } is in use: choose another with --port, or leave it out for a free one.
address_unusable = Cannot listen on { $host }, port { $port }: it is not an address of this computer, or not allowed.
