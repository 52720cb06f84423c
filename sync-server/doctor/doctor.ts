import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Environment, readEnvironment } from '../environment.ts'
import { checkDatabase } from './check-database.ts'
import { checkApi, checkMail, checkRedis, checkStorage, checkWayIn } from './check-outside.ts'
import { checkSettings } from './check-settings.ts'
import { bad, type Finding } from './finding.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** Looks at a deployment from where its server would run. Changes nothing but a file that it takes away again. */
export async function examine(variables: Variables, now: () => number = Date.now): Promise<Finding[]> {
  const environment = readOrNull(variables)
  if (!('port' in environment)) return [environment]
  const found = await Promise.all([
    checkSettings(environment, variables),
    checkDatabase(environment, now),
    checkRedis(environment),
    checkStorage(environment),
    checkMail(environment),
    checkApi(environment),
    checkWayIn(environment),
  ])
  return found.flat()
}

/** `npm run doctor`: prints what was found; answers the exit code. */
export async function runDoctor(variables: Variables, print: (line: string) => void): Promise<number> {
  const findings = await examine(variables)
  for (const { verdict, about, words } of findings) print(`${verdict.padEnd(5)} ${about.padEnd(15)} ${words}`)
  const ill = findings.filter(({ verdict }) => verdict === 'bad').length
  print(ill === 0 ? 'Nothing to mend.' : `${ill} to mend.`)
  return ill === 0 ? 0 : 1
}

/** A look makes no secret: it would belong to whoever looked. */
function readOrNull(variables: Variables): Environment | Finding {
  const hasSecret = existsSync(join(variables.DATA_DIR?.trim() || './data', 'service.secret'))
  const token =
    variables.SERVICE_TOKEN?.trim() || (hasSecret ? undefined : 'not-made-before-the-first-start-of-it')
  try {
    return readEnvironment({ ...variables, SERVICE_TOKEN: token })
  } catch (error) {
    return bad('environment', (error as Error).message)
  }
}
