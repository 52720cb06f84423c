import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The script of every page of a link, inlined; the policy of the page has its hash. */
export const pageScript = readFileSync(join(import.meta.dirname, 'share.js'), 'utf8')
