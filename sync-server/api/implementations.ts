import { readdirSync } from 'node:fs'
import type { Implementation } from '../http/implement.ts'

type Routes = Readonly<Record<string, readonly Implementation[]>>

const here = new URL('./', import.meta.url)
const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?:^|[\\/-])routes\.ts$/.test(path))
  .sort()
const modules = await Promise.all(files.map((path): Promise<Routes> => import(new URL(path, here).href)))

/** The handlers of all calls of the contract: every file `routes.ts` or `…-routes.ts` below this folder exports some. */
export const implementations: readonly Implementation[] = modules.flatMap((module) =>
  Object.values(module).flat(),
)
