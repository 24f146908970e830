### Deals and promises in the browser, for every game that has them.

web-deals = Deals
web-deals-not-loaded = The deals could not be loaded. Load the page again.
web-key-deals = Open the deals, or close them
web-deal-tab-offers = Offers
web-deal-tab-ledger = Ledger
web-deal-about = Promises are not binding. The ledger keeps track of them.
web-deal-with = Offer { $name } a deal
web-deal-look = Show
web-deal-waiting = { $count ->
    [one] You have an offer
   *[other] You have { $count } offers
}

## Offers

web-deal-to-me = For you
web-deal-from-me = Your open offers
web-deal-of-others = Offers between others
web-deal-open = Open offers
web-deal-closed = Your last offers
web-deal-no-offers = There are no open offers.
web-deal-offer-to-you = { $name } offers you a deal
web-deal-offer-by-you = Your offer to { $name }
web-deal-offer-of-others = { $name } offers { $other } a deal
web-deal-counter-to-you = { $name } makes a counter-offer
web-deal-counter-by-you = Your counter-offer to { $name }
web-deal-counter-of-others = { $name } makes { $other } a counter-offer
web-deal-private = private
web-deal-until-talk = open until the talks end
web-deal-until-round = open until the end of round { $round }
web-deal-accepted = accepted
web-deal-declined = declined
web-deal-withdrawn = withdrawn
web-deal-expired = expired
web-deal-accept = Accept
web-deal-decline = Decline
web-deal-counter = Counter
web-deal-withdraw = Withdraw

## Writing an offer

web-deal-your-offer = Your offer
web-deal-your-counter = Your counter-offer to { $name }
web-deal-left = { $count ->
    [0] no offers left in this round
    [one] one offer left in this round
   *[other] { $count } offers left in this round
}
web-deal-not-now = Deals are not possible now.
web-deal-partner = To
web-deal-choose-partner = Choose a player.
web-deal-you-give = You give
web-deal-you-ask = You ask of { $name }
web-deal-add-promise = + promise
web-deal-add = Add a promise: { $title }
web-deal-remove = Remove: { $promise }
web-deal-only-us = Only the two of us can see it
web-deal-clear = Clear
web-deal-send = Offer it to { $name }

## The ledger

web-deal-ledger = Promises
web-deal-all = All
web-deal-mine = Mine
web-deal-no-promises = No promises so far.
web-deal-promised = To { $name }, in round { $round }.
web-deal-verdict-open = Open.
web-deal-verdict-kept = Kept in round { $round }.
web-deal-verdict-broken = Broken in round { $round }.
web-deal-verdict-void = Void in round { $round }.
web-deal-owed = Due now: { $amount }
web-deal-record = Promises: { $kept } kept, { $broken } broken, { $open } open, { $void } void

## Private chat

web-private-chat = Private chat
web-chat-privately-with = Private, with { $name }

## The table

web-talk = Deals and promises
web-talk-about = When players may make deals.
web-talk-any = At any time
web-talk-ceasefire = During talks
web-talk-off = Off
web-talk-any-table = Deals at any time
web-talk-ceasefire-table = Deals only during talks
web-talk-off-table = No deals
web-private-talk = Private talks
web-private-talk-about = Two players may chat and make deals in private.
