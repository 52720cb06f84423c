import type { Answers } from '#model/fields/answers.ts'

/** `core.background`, `core.values[]`, `core.values/<key>/description` in plain words. */
export function plainWords(answers: Answers, path: string): unknown {
  if (path.endsWith('[]')) {
    const items = answers[path.slice(0, -2)]
    return Array.isArray(items) ? items : []
  }
  const [field = '', key, property = ''] = path.split('/')
  const found = answers[field]
  if (key === undefined) return found ?? null
  if (!Array.isArray(found)) return null
  return found.find((item) => item?.key === key)?.[property] ?? null
}

export function plainText(answers: Answers, path: string): string {
  const found = plainWords(answers, path)
  return typeof found === 'string' ? found : ''
}
