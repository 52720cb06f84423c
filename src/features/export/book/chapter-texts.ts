import type { OptionWords, WorkbookWords } from '#device/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { type Answers, itemsOf, textOf } from '#model/fields/answers.ts'
import type { Field } from '#model/fields/field.ts'
import { stepOf, stepsOf } from '#model/workbook/steps.ts'
import type { Block } from './book.ts'

const { core, info } = guide

/** Fields that store the key of an option, with the kind of that option. */
const kinds: Readonly<Record<string, string>> = {
  [core.companySize.path]: 'companySize',
  [core.futureCompanySize.path]: 'companySize',
  [core.futureActivityPeriod.path]: 'activityPeriod',
  [info.activityPeriod.path]: 'activityPeriod',
  [core.futureMemberCount.path]: 'memberCount',
  [info.memberCount.path]: 'memberCount',
  [info.industry.path]: 'industry',
}

/** The answers of a section of the core or the profiles in the order of its steps; long texts come first. */
export function chapterPartsOf(
  section: string,
  answers: Answers,
  workbook: WorkbookWords,
  options: OptionWords,
): Block[] {
  const fields = guide.$.fields.filter(({ step }) => step !== undefined && stepOf(step)?.section === section)
  const order = stepsOf(section).map(({ path }) => path)
  const blocks = fields
    .toSorted((a, b) => order.indexOf(a.step ?? '') - order.indexOf(b.step ?? ''))
    .flatMap((field) =>
      field.kind === 'list' ? valuesOf(answers) : blockOf(field, answers, workbook, options),
    )
  return [...blocks.filter(({ kind }) => kind === 'lead'), ...blocks.filter(({ kind }) => kind !== 'lead')]
}

function blockOf(
  { path, step = '', ...field }: Field,
  answers: Answers,
  workbook: WorkbookWords,
  options: OptionWords,
): Block[] {
  const stored = textOf(answers, path).trim()
  if (stored === '') return []
  const words = workbook.steps[step]
  const kind = kinds[path]
  const text = kind ? (options[kind]?.[stored] ?? stored) : stored
  const isLong = field.kind === 'text' && field.long
  return [{ kind: isLong ? 'lead' : 'line', label: words?.labels[path] ?? words?.name ?? path, text }]
}

function valuesOf(answers: Answers): Block[] {
  return itemsOf(answers, core.values.path).flatMap(({ keyword, description }): Block[] => {
    const [name, text] = [String(keyword ?? '').trim(), String(description ?? '').trim()]
    return name === '' ? [] : [{ kind: 'line', label: name, text }]
  })
}
