import { contentOf, type OptionWords, type WorkbookWords } from '#kits/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { type Answers, itemsOf, textOf } from '#model/fields/answers.ts'
import { type OptionList, type Step, stepsOf } from '#model/workbook/steps.ts'

/** One answer as the guide shows it. */
export interface ChapterPart {
  readonly key: string
  readonly label: string
  /** The step that asks for it. */
  readonly step: string
  /** Every step in which it can be edited. */
  readonly steps: readonly string[]
  /** `lead`: a paragraph at the start. `value`: a core value with its definition. */
  readonly kind: 'lead' | 'line' | 'value'
  /** '' if there is no answer. */
  readonly text: string
  /** The limit in characters, set if a merge of concurrent edits exceeded it. */
  readonly overLimit?: number
  /** Stays in the workbook: only the preview beside its own step shows it. */
  readonly isPlanning?: boolean
}

const { core, info } = guide

/** Kinds of question that have one field, shown as a line. */
const single = {
  industry: { path: info.industry.path, options: 'industry' },
  businessNumber: { path: info.businessNumber.path, options: null },
  website: { path: info.website.path, options: null },
} as const
type SingleKind = keyof typeof single

/** `chapterParts` in the current language. Throws where the page has not loaded the content it needs. */
export function partsOf(section: string, answers: Answers): readonly ChapterPart[] {
  return chapterParts(section, answers, contentOf('workbook'), {
    ...contentOf('options'),
    ...(section.startsWith('info/') ? contentOf('reference') : {}),
  })
}

/** The answers of one section, such as `core/story`, in the order of its steps. */
export function chapterParts(
  section: string,
  answers: Answers,
  words: WorkbookWords,
  options: OptionWords,
): readonly ChapterPart[] {
  return stepsOf(section).flatMap((step) => partsOfStep(step, answers, words, options))
}

function partsOfStep(
  step: Step,
  answers: Answers,
  words: WorkbookWords,
  options: OptionWords,
): ChapterPart[] {
  const { question, path } = step
  const stepWords = words.steps[path]
  const labelOf = (fieldPath: string, isAlone: boolean) =>
    (isAlone ? stepWords?.name : stepWords?.labels[fieldPath]) ?? fieldPath
  if (question.kind === 'texts') {
    return question.fields.map((field) => ({
      key: field.path,
      label: labelOf(field.path, question.fields.length === 1),
      step: path,
      steps: [path],
      kind: field.kind === 'text' && field.long ? 'lead' : 'line',
      text: textOf(answers, field.path).trim(),
      ...overLimit(textOf(answers, field.path), field.max),
    }))
  }
  if (question.kind === 'choices') {
    return question.fields.map(({ field, options: list }) => ({
      key: field.path,
      label: labelOf(field.path, false),
      step: path,
      steps: [path],
      kind: 'line',
      text: wordOf(options, list, textOf(answers, field.path)),
      isPlanning: step.isPlanning,
    }))
  }
  if (question.kind in single) {
    const { path: field, options: list } = single[question.kind as SingleKind]
    const stored = textOf(answers, field)
    return [
      {
        key: field,
        label: stepWords?.labels[field] ?? labelOf(field, true),
        step: path,
        steps: [path],
        kind: 'line',
        text: list ? wordOf(options, list, stored) : stored.trim(),
      },
    ]
  }
  const values = valuesOf(answers)
  if (question.kind === 'valuePicker') {
    const isEmpty = values.length === 0
    return isEmpty
      ? [{ key: path, label: stepWords?.name ?? '', step: path, steps: [path], kind: 'line', text: '' }]
      : []
  }
  return values.map(({ key, keyword, description }) => ({
    key,
    label: keyword,
    step: path,
    steps: [path, 'core/value/coreValue'],
    kind: 'value',
    text: description.trim(),
    ...overLimit(description, core.values.properties.description.max),
  }))
}

function overLimit(text: string, max: number | undefined) {
  return max !== undefined && text.length > max ? { overLimit: max } : {}
}

function valuesOf(answers: Answers) {
  return itemsOf(answers, core.values.path)
    .map(({ key, keyword, description }) => ({
      key: String(key),
      keyword: typeof keyword === 'string' ? keyword.trim() : '',
      description: typeof description === 'string' ? description : '',
    }))
    .filter(({ keyword }) => keyword !== '')
}

/** The key itself where it is unknown, for example from a newer version. */
function wordOf(options: OptionWords, list: OptionList | 'industry', key: string): string {
  return options[list]?.[key] ?? key
}
