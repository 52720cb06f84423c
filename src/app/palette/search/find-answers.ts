import type { BrandRef } from '#engine/identity/brand-ref.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import type { Answers } from '#model/fields/answers.ts'
import { isAnswerField } from '#model/fields/field.ts'
import { findIn, type Searchable, searchable } from '#model/hangul/choseong.ts'
import { stepOfProperty } from '#model/workbook/step-of-field.ts'
import { type Excerpt, excerptOf } from './excerpt.ts'

/** The answers of one document of one brand. */
export interface SearchedDocument {
  readonly brand: BrandRef
  readonly document: DocumentName
  readonly answers: Answers
}

/** An answer in which the query was found. */
export interface FoundAnswer extends Excerpt {
  readonly brand: BrandRef
  /** Path of the field; inside a list `path/item/property`. */
  readonly path: string
  /** Key of the field's label in the words of the workbook: for a list `path/property`. */
  readonly label: string
  /** The step that asks for it; null where none does. */
  readonly step: string | null
}

interface Searched {
  readonly path: string
  readonly label: string
  readonly step: string | null
  readonly text: Searchable
}

/** Every answer of these documents in which the query occurs, also by initial consonants; the first `atMost`. */
export function findAnswers(
  documents: readonly SearchedDocument[],
  query: string,
  atMost: number,
): FoundAnswer[] {
  const found: FoundAnswer[] = []
  if (query.trim() === '') return found
  for (const searched of documents) {
    const { brand } = searched
    for (const { text, ...field } of textsOf(searched)) {
      const at = findIn(text, query)
      if (!at) continue
      found.push({ brand, ...field, ...excerptOf(text.text, at) })
      if (found.length === atMost) return found
    }
  }
  return found
}

const prepared = new WeakMap<Answers, readonly Searched[]>()

/** Prepared once per answers object, because the same answers are searched at every key press. */
function textsOf({ document, answers }: SearchedDocument): readonly Searched[] {
  const known = prepared.get(answers) ?? readTexts(document, answers)
  prepared.set(answers, known)
  return known
}

/** Texts that people wrote. Not searched here: keys of choices, colours, dates, and comments. */
function readTexts(document: DocumentName, answers: Answers): Searched[] {
  return fieldsOf(document)
    .filter(isAnswerField)
    .flatMap((field): Searched[] => {
      const { path } = field
      const stored = answers[path]
      const step = field.step ?? null
      if (typeof stored === 'string')
        return isText(stored) ? [{ path, label: path, step, text: searchable(stored) }] : []
      if (field.kind !== 'list' || !Array.isArray(stored)) return []
      return stored.flatMap((item: Record<string, unknown>) =>
        Object.keys(field.properties).flatMap((property): Searched[] => {
          const text = item[property]
          if (typeof text !== 'string' || !isText(text)) return []
          return [
            {
              path: `${path}/${item.key}/${property}`,
              label: `${path}/${property}`,
              step: step === null ? null : stepOfProperty(path, property, step),
              text: searchable(text),
            },
          ]
        }),
      )
    })
}

/** Not a key of a choice, a colour or a time. */
function isText(text: string): boolean {
  return text !== '' && !/^([A-Z][A-Z0-9_]*|#[0-9A-F]{6}|\d{4}-\d\d-\d\dT.*Z)$/.test(text)
}
