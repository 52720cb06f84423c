import type { z } from 'zod'
import { fail } from './environment-error.ts'
import { variables } from './variables.ts'

export type Parsed<N extends keyof typeof variables> = z.output<(typeof variables)[N]['schema']>
export type Read = <N extends keyof typeof variables>(name: N) => Parsed<N> | null
export type ReadOrDefault = <N extends keyof typeof variables>(name: N) => Parsed<N>

export function parse<N extends keyof typeof variables>(
  env: Readonly<Record<string, string | undefined>>,
  name: N,
): Parsed<N> | null {
  const value = env[name]?.trim()
  if (!value) return null
  const result = variables[name].schema.safeParse(value)
  if (result.success) return result.data as Parsed<N>
  return fail(name, result.error.issues[0]?.message ?? 'is not valid')
}

export function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '')
}
