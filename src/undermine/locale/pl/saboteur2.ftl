### Słowa dodatku Sabotażysta 2 po polsku. Identyfikatory i zmienne jak w base.ftl.

## Zasady

module-saboteur2 = Sabotażysta 2
module-saboteur2-about = Dwie drużyny górników ścigają się do skarbu przez drzwi przeciwników, a wśród nich kryją się sabotażyści, szef, spekulant i geolodzy; drabiny, pułapki, kradzieże i zamiany psują każdy plan.

## Karty

card-ladder = drabina { $shape }
card-blue-door = niebieskie drzwi { $shape }
card-green-door = zielone drzwi { $shape }
card-crystal = kryształ { $shape }
card-theft = kradzież
card-hands-off = łapy precz
card-trap = pułapka
card-free = wolność
card-inspection = inspekcja
card-swap-hats = zamiana czapek
card-swap-hands = wymiana kart na ręce
dwarf-blue-miner = niebieski górnik
dwarf-green-miner = zielony górnik
dwarf-geologist = geolog
dwarf-boss = szef
dwarf-profiteer = spekulant

## Co można zrobić

verb-theft = połóż przed sobą kradzież
verb-hands-off = usuń kradzież
verb-trap = złap gracza w pułapkę
verb-free = usuń pułapkę
verb-inspect = obejrzyj kartę krasnoluda
verb-swap-hats = każ graczowi zamienić czapkę
verb-swap-hands = wymień się z graczem kartami na ręce
verb-discard-two = odrzuć dwie karty, by pozbyć się trzeciej

## W co celuje działanie, krok po kroku

aim-hands-off-1 = Czyją kradzież usuwasz?
aim-trap-1 = Kogo łapiesz w pułapkę?
aim-free-1 = Kogo uwalniasz?
aim-inspect-1 = Czyją kartę krasnoluda oglądasz?
aim-swap-hats-1 = Kto zamienia czapkę?
aim-swap-hands-1 = Z kim wymieniasz się kartami?
aim-discard-two-1 = Wybierz drugą kartę do odrzucenia.
aim-discard-two-2 = Której leżącej przed tobą karty się pozbywasz?

## O co pyta gra

ask-choose-victim = Twoja kradzież: komu zabierasz 1 bryłkę złota?

## Co się dzieje

event-cards-set-aside = { $cards-count ->
        [one] Na czas rundy odłożono na bok { $cards-count } zakrytą kartę.
        [few] Na czas rundy odłożono na bok { $cards-count } zakryte karty.
        [many] Na czas rundy odłożono na bok { $cards-count } zakrytych kart.
       *[other] Na czas rundy odłożono na bok { $cards-count } zakrytej karty.
    }
event-played-at = { $seat } zagrywa kartę „{ $card }”; wybrany gracz: { $target }.
event-theft-laid = { $seat } kładzie przed sobą kartę „{ $card }”.
event-theft-stopped = { $seat } zagrywa kartę „{ $card }” na gracza { $target }: znika „{ $removed }”.
event-trap-laid = { $seat } kładzie kartę „{ $card }” przed graczem { $target }.
event-player-freed = { $seat } zagrywa kartę „{ $card }” na gracza { $target }: znika „{ $removed }”.
event-hands-swapped = { $given-known ->
        [yes] { $taken-known ->
            [yes] { $given-count ->
                [0] { $taken-count ->
                    [0] { $seat } i { $target } wymieniają się pustymi rękami.
                   *[other] { $seat } nie oddaje nic, a od gracza { $target } bierze: { $taken }.
                }
               *[other] { $taken-count ->
                    [0] { $seat } oddaje graczowi { $target }: { $given }, a nie bierze nic.
                   *[other] { $seat } oddaje graczowi { $target }: { $given }, a bierze: { $taken }.
                }
            }
           *[no] { $seat } i { $target } wymieniają się kartami na ręce: nic za { $taken-count }.
        }
       *[no] { $seat } i { $target } wymieniają się kartami na ręce: { $given-count } za { $taken-count }.
    }
event-two-discarded = { $cards-known ->
        [yes] { $seat } odrzuca: { $cards }, i pozbywa się karty „{ $removed }”.
       *[no] { $seat } odrzuca dwie zakryte karty i pozbywa się karty „{ $removed }”.
    }
event-teams-judged = { $blue ->
        [yes] { $green ->
            [yes] Droga do skarbu jest wolna dla obu drużyn: obie wygrywają.
           *[no] Wygrywa drużyna niebieskich.
        }
       *[no] { $green ->
            [yes] Wygrywa drużyna zielonych.
           *[no] Drzwi zamykają drogę do skarbu obu drużynom: żadna nie wygrywa.
        }
    }
event-share-paid = { $gold ->
        [0] { $seat } należy do zwycięskiej grupy, ale nie dostaje złota.
        [one] { $seat } należy do zwycięskiej grupy i dostaje { $gold } bryłkę złota.
        [few] { $seat } należy do zwycięskiej grupy i dostaje { $gold } bryłki złota.
        [many] { $seat } należy do zwycięskiej grupy i dostaje { $gold } bryłek złota.
       *[other] { $seat } należy do zwycięskiej grupy i dostaje { $gold } bryłki złota.
    }
event-crystals-paid = { $gold ->
        [0] { $seat } nie dostaje złota za kryształy.
        [one] { $seat } dostaje { $gold } bryłkę złota; kryształy w labiryncie: { $crystals }.
        [few] { $seat } dostaje { $gold } bryłki złota; kryształy w labiryncie: { $crystals }.
        [many] { $seat } dostaje { $gold } bryłek złota; kryształy w labiryncie: { $crystals }.
       *[other] { $seat } dostaje { $gold } bryłki złota; kryształy w labiryncie: { $crystals }.
    }
event-gold-stolen = { $seat } kradnie 1 bryłkę złota; ofiara: { $victim }.

## Co gracz zobaczył

memory-handed-over = { $cards-count ->
        [0] Tura { $turn }: { $target } ma od ciebie pustą rękę.
       *[other] Tura { $turn }: { $target } ma od ciebie karty: { $cards }.
    }

## Dlaczego czegoś nie można

refusal-beside-a-goal = Drabina nie może leżeć obok karty celu
refusal-left-the-round = Ten gracz nie bierze już udziału w rundzie
refusal-lies-there-already = { $about ->
        [theft] Przed tobą leży już kradzież
        [trap] Przed tym graczem leży już pułapka
       *[other] Taka karta już tam leży
    }
refusal-no-theft-there = Przed tym graczem nie leży kradzież
refusal-not-before-you = Ta karta nie leży przed tobą
refusal-not-trapped = Przed tym graczem nie leży pułapka
refusal-not-yourself = Trzeba wybrać innego gracza
refusal-trapped = Leży przed tobą pułapka: nie możesz zagrywać kart korytarzy
