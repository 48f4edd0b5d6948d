"""The peers that the bench measures: what is not installed is said to be absent."""

from importlib.util import find_spec

from cardavia.arena.peers import PEERS, peers


def test_every_peer_is_measured_or_listed_as_absent() -> None:
    found = peers(0.05)
    assert found.keys() == PEERS.keys()
    for name, (module, _) in PEERS.items():
        if find_spec(module) is None:
            assert found[name] is None
        else:
            assert found[name] is None or all(figure > 0 for figure in found[name].values())
