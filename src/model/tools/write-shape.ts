import type { Phrasebook } from '../composition/phrasebook.ts'
import { fillFirst, type Slots, type Template } from '../composition/template.ts'

/**
 * A sentence in forms that say the same: each turn takes the next one that can be filled. A form that begins with `|` is taken only
 * where no other one can be filled.
 */
export type Sentence = readonly Template[]

/** Sentences that are read as one. */
export type Paragraph = readonly Sentence[]

/** A text: paragraphs under each other. One without a sentence is an empty line. */
export type Shape = readonly Paragraph[]

/**
 * The text of a shape, in which `turn` chooses among the forms of each sentence: the same turn is the same text. Sentences without
 * what they need are left out, and so are paragraphs of them and empty lines at both ends.
 */
export function writeShape(shape: Shape, slots: Slots, turn: number, book: Phrasebook): string {
  const lines = shape.flatMap((paragraph) => {
    if (paragraph.length === 0) return ['']
    const sentences = paragraph.map((sentence) => writeSentence(sentence, slots, turn, book))
    const text = sentences.filter((sentence) => sentence !== '').join(book.joint)
    return text === '' ? [] : [text]
  })
  return lines
    .filter((line, at) => line !== '' || lines[at - 1] !== '')
    .join('\n')
    .trim()
}

/** The form of a sentence that a turn chooses among those that can be filled; '' if none can. */
export function writeSentence(sentence: Sentence, slots: Slots, turn: number, book: Phrasebook): string {
  const filled = (forms: Sentence) =>
    forms.map((form) => fillFirst([form], slots, book)).filter((form) => form !== '')
  const forms = filled(sentence.filter((form) => !form.startsWith('|')))
  if (forms.length > 0) return book.finish(forms[turn % forms.length] ?? '')
  const [last = ''] = filled(sentence.filter((form) => form.startsWith('|')).map((form) => form.slice(1)))
  return book.finish(last)
}
