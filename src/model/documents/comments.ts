import { listForm, textForm, wholeNumber } from '../fields/form.ts'
import { list } from '../fields/list.ts'
import type { Random } from '../fields/random.ts'
import { text } from '../fields/text.ts'
import { value } from '../fields/value.ts'
import { shortText } from './choices.ts'

export const account = value<number>(wholeNumber(0), { arbitrary: (random) => Math.floor(random() * 1000) })

/** A time as ISO 8601 text in UTC, by the clock of the device that wrote it: for display and the order on screen only. */
export const moment = value<string>(
  textForm((candidate) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(candidate)),
  { arbitrary: arbitraryMoment },
)

const mentions = value<readonly number[]>(listForm(wholeNumber(0), 20), {
  arbitrary: (random) => [Math.floor(random() * 1000)],
})

/**
 * Comments on the fields of the same document, so that they are available offline. A thread's `field` is a field's path,
 * or `path/item/property` inside a list; a message's `thread` is the thread's key. Names are stored with the messages,
 * because accounts that left the brand are in no list of members.
 */
export const commentLists = {
  threads: list(
    { field: shortText(200), resolvedBy: account, resolvedName: shortText(40), resolvedAt: moment },
    { atMost: 500, about: 'comment' },
  ),
  messages: list(
    {
      thread: shortText(40),
      body: text({ max: 2000 }),
      by: account,
      name: shortText(40),
      at: moment,
      mentions,
    },
    { atMost: 5000, about: 'comment' },
  ),
}

export function arbitraryMoment(random: Random): string {
  return new Date(1_700_000_000_000 + Math.floor(random() * 1e11)).toISOString()
}
