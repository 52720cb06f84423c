import type { Answers } from '#model/fields/answers.ts'

/**
 * The plain value at a path of stored answers: `core.background`, `core.values[]` for the items of a list,
 * `core.values/<key>` for one of them, `core.values/<key>/description` for a property. Null where there is none; an empty list for a list without items.
 */
export function answerAt(answers: Answers, path: string): unknown {
  if (path.endsWith('[]')) {
    const items = answers[path.slice(0, -2)]
    return Array.isArray(items) ? items : []
  }
  const [field = '', key, property] = path.split('/')
  const answer = answers[field]
  if (key === undefined) return answer ?? null
  if (!Array.isArray(answer)) return null
  const item = answer.find((one) => one?.key === key)
  return (property === undefined ? item : item?.[property]) ?? null
}

/** The same for a text; '' where there is none. */
export function textAt(answers: Answers, path: string): string {
  const answer = answerAt(answers, path)
  return typeof answer === 'string' ? answer : ''
}
