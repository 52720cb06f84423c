import { parseAst } from 'rolldown/parseAst'
import type { SourceFile } from './source-files.ts'

/** A node of a parsed file, as far as our checks look into it. */
export interface SourceNode {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

/** The node itself first, then all that contain it, the nearest first. */
export type Visit = (node: SourceNode, ancestors: readonly SourceNode[]) => void

/** Walks over everything in a file. */
export function visit(file: SourceFile, seen: Visit): void {
  const lang = file.path.endsWith('x') ? 'tsx' : 'ts'
  walk(parseAst(file.text, { lang }, file.path), [], seen)
}

export function lineOf(file: SourceFile, node: SourceNode): string {
  return `${file.path}:${file.text.slice(0, node.start).split('\n').length}`
}

/** `Trans` of `<Trans>`, `t` of t`…`, `aria-label` of an attribute. */
export function nameOf(value: unknown): string {
  if (!isNode(value)) return ''
  return typeof value.name === 'string' ? value.name : ''
}

export function isNode(value: unknown): value is SourceNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function walk(value: unknown, ancestors: readonly SourceNode[], seen: Visit): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, ancestors, seen)
    return
  }
  if (!isNode(value)) return
  seen(value, ancestors)
  const inner = [value, ...ancestors]
  for (const child of Object.values(value)) walk(child, inner, seen)
}
