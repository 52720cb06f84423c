import type { DocumentTraits } from '#model/document-kinds/traits.ts'
import { shortText } from '#model/documents/choices.ts'
import { defineDocument } from '#model/documents/define-document.ts'
import { wholeNumber } from '#model/fields/form.ts'
import { list } from '#model/fields/list.ts'
import { record } from '#model/fields/record.ts'
import { text } from '#model/fields/text.ts'
import { texts } from '#model/fields/texts.ts'
import { tree } from '#model/fields/tree.ts'
import { value } from '#model/fields/value.ts'

const traits: DocumentTraits = {
  name: 'sketch',
  title: 'sketch',
  comments: null,
  isSearched: false,
  hasVersions: false,
  isRestorable: true,
  isShared: false,
  storesAnswers: false,
  hasReminders: false,
  isSettled: false,
  many: null,
  bytes: null,
  people: null,
  namedVersions: 0,
  writers: 'BRAND_ROLE_MEMBER',
}

const length = () => value(wholeNumber(0, 10_000), { arbitrary: (random) => Math.floor(random() * 10_000) })

/** A kind of document that no user has: every kind of field that an editor needs. */
export const sketch = defineDocument(traits, {
  sheet: {
    title: text({ max: 100 }),
    width: length(),
    layers: tree({ name: shortText(40), x: length(), words: text({ max: 200 }) }, { atMost: 1_000 }),
    slots: record({ colour: shortText(9), weight: length() }, { atMost: 50 }),
    notes: texts({ max: 200, atMost: 50 }),
    guides: list({ x: length(), name: shortText(40) }, { atMost: 1_000 }),
  },
})
