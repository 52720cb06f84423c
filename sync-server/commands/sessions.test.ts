import { expect, test } from 'vitest'
import { runSessions } from './sessions.ts'

const variables = { DATABASE_URL: 'postgres://user@127.0.0.1:1/nothing' }

async function run(...args: string[]) {
  const said: string[] = []
  return { code: await runSessions(args, variables, (line) => said.push(line)), said: said.join('\n') }
}

test.each(
  [
    [],
    ['end'],
    ['--all'],
    ['begin', '--all'],
    ['end', '--email', ' '],
    ['end', '--email', 'a@ongi.example', '--all'],
    ['end', '--everybody'],
  ].map((args) => ({ args })),
)('$args ends nothing and prints the usage', async ({ args }) => {
  expect(await run(...args)).toMatchObject({
    code: 2,
    said: expect.stringContaining('sessions -- end --email'),
  })
})

test('an unreachable database is reported with a readable message', async () => {
  expect(await run('end', '--all')).toEqual({
    code: 1,
    said: 'No session was ended: no server listens there.',
  })
})
