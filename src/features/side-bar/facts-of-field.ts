import { guide } from '#model/documents/guide.ts'
import { type Answers, textOf } from '#model/fields/answers.ts'

export interface BrandFact {
  readonly path: string
  readonly text: string
}

const { core } = guide

/** Answers that a text of the brand tells of, by the path of its field. */
const factsOf: Readonly<Record<string, readonly { readonly path: string }[]>> = {
  [core.background.path]: [core.what, core.how, core.achieve],
  [core.purposeManifesto.path]: [core.target, core.discomfort, core.service, core.achieve],
  [core.visionManifesto.path]: [core.aspiration, core.businessScope, core.ideal],
  [`${core.values.path}/description`]: [core.problem, core.positive],
}

/** The answers that a text of this field could say, without those that are blank. */
export function factsOfField(path: string, answers: Answers): BrandFact[] {
  const [list, item, property] = path.split('/')
  const fields = factsOf[item === undefined ? path : `${list}/${property}`] ?? []
  return fields.flatMap((field) => {
    const text = textOf(answers, field.path).trim()
    return text === '' ? [] : [{ path: field.path, text }]
  })
}
