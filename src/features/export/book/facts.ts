import { guide } from '#model/documents/guide.ts'
import { type Answers, textOf } from '#model/fields/answers.ts'
import { says } from '#model/text/says.ts'
import type { Fact, Scale } from './book.ts'
import type { BookMaterial } from './material.ts'

type Field = { readonly path: string; readonly step?: string }

/** Label and text of each of these fields that has an answer. */
export function factsOf(material: BookMaterial, fields: readonly Field[]): Fact[] {
  return fields.flatMap((field) => {
    const text = written(material.answers, field)
    return text === '' ? [] : [{ label: labelOf(material, field), text }]
  })
}

/** The same beside a text: without those that it says already, and without the name, which is on every page. */
export function factsBeside(text: string, material: BookMaterial, fields: readonly Field[]): Fact[] {
  const name = written(material.answers, guide.info.name)
  return factsOf(material, fields).filter((fact) => fact.text !== name && !says(text, fact.text))
}

/** The same for fields that store the key of an option, with the kind of that option. */
export function choicesOf(
  material: BookMaterial,
  fields: readonly (readonly [field: Field, kind: string])[],
): Fact[] {
  return fields.flatMap(([field, kind]) => {
    const key = written(material.answers, field)
    return key === '' ? [] : [{ label: labelOf(material, field), text: material.options[kind]?.[key] ?? key }]
  })
}

export function written(answers: Answers, { path }: Field): string {
  return textOf(answers, path).trim()
}

export function scaleOf({ options }: BookMaterial, name: string, stored: unknown): Scale[] {
  if (typeof stored !== 'number') return []
  return [
    {
      name: options.scale?.[name] ?? name,
      low: options.scaleLow?.[name] ?? '',
      high: options.scaleHigh?.[name] ?? '',
      at: stored,
    },
  ]
}

function labelOf({ workbook }: BookMaterial, { path, step = '' }: Field): string {
  const words = workbook.steps[step]
  return (words?.labels[path] ?? words?.name ?? path).replace(hint, '')
}

/** What a form says of a field behind its name: that it is optional. */
const hint = /\s*[(（][^()（）]*[)）]$/

export function titleOf({ workbook }: BookMaterial, section: string): string {
  return workbook.sections[section]?.guideTitle ?? section
}
