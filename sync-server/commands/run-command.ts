import { reasonOf } from '../doctor/finding.ts'
import { Mistake, type Variables } from './with-database.ts'

export type Print = (line: string) => void

interface Command<Arguments> {
  /** Printed where the arguments are none that it takes. */
  readonly usage: string
  /** Begins the line that is printed where it fails. */
  readonly failure: string
  /** null, or an error, where it takes no such arguments. */
  readonly read: (args: readonly string[]) => Arguments | null
  readonly work: (given: Arguments, variables: Variables, print: Print) => Promise<void>
}

/** The exit code: 0, 1 where it failed, of a `Mistake` with its message alone, 2 where it was called wrongly. */
export type RunCommand = (args: readonly string[], variables: Variables, print: Print) => Promise<number>

/** A command of the operator, as `npm run <name> -- …`. */
export function defineCommand<Arguments>({ usage, failure, read, work }: Command<Arguments>): RunCommand {
  return async (args, variables, print) => {
    const given = readOrNull(() => read(args))
    if (given === null) {
      print(usage)
      return 2
    }
    try {
      await work(given, variables, print)
      return 0
    } catch (error) {
      print(error instanceof Mistake ? error.message : `${failure}: ${reasonOf(error)}.`)
      return 1
    }
  }
}

/** `parseArgs` throws on what it does not know. */
function readOrNull<Arguments>(read: () => Arguments | null): Arguments | null {
  try {
    return read()
  } catch {
    return null
  }
}
