import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../environment/environment.ts'
import { readEnvironment } from '../environment/read-environment.ts'
import { checkDatabase } from './check-database.ts'
import { checkApi, checkMail, checkPublicAccess, checkRedis, checkStorage } from './check-outside.ts'
import { checkPayments } from './check-payments.ts'
import { checkSettings } from './check-settings.ts'
import { bad, type Finding } from './finding.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** Checks a deployment from the machine that its server runs on. Writes nothing but one file, which it deletes. */
export async function examine(variables: Variables, now: () => number = Date.now): Promise<Finding[]> {
  const environment = readOrNull(variables)
  if (!('port' in environment)) return [environment]
  const found = await Promise.all([
    checkSettings(environment, variables),
    checkDatabase(environment, now),
    checkRedis(environment),
    checkStorage(environment),
    checkMail(environment),
    checkPayments(environment),
    checkApi(environment),
    checkPublicAccess(environment),
  ])
  return found.flat()
}

/** `npm run doctor`: prints the findings. Returns the exit code: 1 where one is bad, else 0. */
export async function runDoctor(variables: Variables, print: (line: string) => void): Promise<number> {
  const findings = await examine(variables)
  for (const { verdict, about, words } of findings) print(`${verdict.padEnd(5)} ${about.padEnd(15)} ${words}`)
  const ill = findings.filter(({ verdict }) => verdict === 'bad').length
  print(ill === 0 ? 'Nothing to mend.' : `${ill} to mend.`)
  return ill === 0 ? 0 : 1
}

/** Does not create the service secret: its file would belong to the user who ran the doctor. */
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
