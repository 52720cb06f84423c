/** Time that making pieces may take in one turn of the event loop. */
const turnMs = 2

/** What is to be made, by account. */
const waiting = new Map<number, (() => void)[]>()
let isPlanned = false

/**
 * Makes a piece of a large document in one of the next turns of the event loop. Accounts take turns, and all of them
 * together take a part of each: an account that opens a large document in many sockets, and reads as fast as the network
 * allows, does not hold up the edits of others.
 *
 *   sockets ─▶ by account, first come first served ─▶ one piece of each account, until the time of the turn is used up
 */
export function inPieceTurn(idAccount: number, make: () => void): void {
  const ofAccount = waiting.get(idAccount)
  if (ofAccount) ofAccount.push(make)
  else waiting.set(idAccount, [make])
  plan()
}

function plan(): void {
  if (isPlanned) return
  isPlanned = true
  setImmediate(makeSome)
}

function makeSome(): void {
  isPlanned = false
  const until = performance.now() + turnMs
  do makeNext()
  while (waiting.size > 0 && performance.now() < until)
  if (waiting.size > 0) plan()
}

/** One piece of the account that has waited the longest for its turn. */
function makeNext(): void {
  for (const [idAccount, ofAccount] of waiting) {
    const make = ofAccount.shift()
    waiting.delete(idAccount)
    if (ofAccount.length > 0) waiting.set(idAccount, ofAccount)
    make?.()
    return
  }
}
