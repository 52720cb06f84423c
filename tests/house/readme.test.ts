import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { environmentVariables } from '#server/environment.ts'
import { root } from './source-files.ts'

const readme = readFileSync(join(root, 'README.md'), 'utf8')

test('sync-server/README.md names every variable with its default and meaning', () => {
  for (const { name, default: byDefault, meaning } of environmentVariables) {
    expect(readme).toContain(`| \`${name}\` | ${byDefault || '–'} | ${meaning} |`)
  }
})

test('the README names every command that package.json has for people', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  for (const name of ['start', 'dev', 'demo', 'doctor', 'sessions', 'test', 'bench', 'words', 'lock']) {
    expect(scripts[name]).toBeDefined()
    expect(readme).toMatch(new RegExp(`npm (run )?${name}\\b`))
  }
})
