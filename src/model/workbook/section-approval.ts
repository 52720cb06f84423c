import type { Approval } from '../documents/approval.ts'
import { fieldsOf } from '../documents/documents.ts'
import { guide } from '../documents/guide.ts'
import {
  type GuideProgressName,
  isGuideProgress,
  type StrategyProgressName,
} from '../documents/progress-names.ts'
import { strategy } from '../documents/strategy.ts'
import type { Answers } from '../fields/answers.ts'
import type { ValueField } from '../fields/value.ts'
import type { Section } from './sections.ts'

/** The field with a section's approval. REST writes it, except in a local brand. */
export function approvalField({ progress }: Pick<Section, 'progress'>): ValueField<Approval> {
  return isGuideProgress(progress)
    ? guide.approval[progress as GuideProgressName]
    : strategy.strategyApproval[progress as StrategyProgressName]
}

/** The field with the digest of the approved answers. */
export function approvedWordsField({ progress }: Pick<Section, 'progress'>): ValueField<string> {
  return isGuideProgress(progress)
    ? guide.approvedWords[progress as GuideProgressName]
    : strategy.strategyApprovedWords[progress as StrategyProgressName]
}

export function approvalOf(section: Pick<Section, 'progress'>, answers: Answers): Approval | null {
  const field = approvalField(section)
  const stored = answers[field.path]
  return field.accepts(stored) ? stored : null
}

/** Whether the answers differ from the approved ones. False for an approval without a digest. */
export function isChangedSinceApproval(section: Section, answers: Answers): boolean {
  const approved = answers[approvedWordsField(section).path]
  return typeof approved === 'string' && approved !== digestSection(section, answers)
}

/**
 * A short digest of a section's answers. Empty answers are left out, so that fields of a later version do not
 * change it; so are ids of items and fields decided by REST.
 */
export function digestSection(section: Pick<Section, 'path' | 'document'>, answers: Answers): string {
  const said = fieldsOf(section.document)
    .filter(({ step, ruledBy }) => ruledBy === undefined && step?.startsWith(`${section.path}/`))
    .map(({ path }) => [path, plain(answers[path])] as const)
    .filter(([, value]) => value !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return hash(JSON.stringify(said))
}

function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || null
  if (!Array.isArray(value)) return value ?? null
  if (value.length === 0) return null
  return value.map((item: Record<string, unknown>) =>
    Object.keys(item)
      .filter((name) => name !== 'key' && name !== 'id')
      .sort()
      .map((name) => [name, plain(item[name])])
      .filter(([, found]) => found !== null),
  )
}

/** cyrb53: 53 bits are enough to notice a change; a forged collision would gain nothing. */
function hash(text: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36)
}
