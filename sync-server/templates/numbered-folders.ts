interface Numbered {
  readonly name: string
  readonly number: number
}

interface Named {
  /** What a folder is of, for the reasons. */
  readonly noun: 'template' | 'bundle' | 'document'
  /** Of one directory. */
  readonly most: number
}

/** The folders named `<number>-<any name>`, the number below 1,000,000, by number; the others as `<folder>: <reason>`. */
export function numberedFolders(
  folders: readonly string[],
  { noun, most }: Named,
): { readonly numbered: readonly Numbered[]; readonly faults: readonly string[] } {
  const faults: string[] = []
  const taken = new Set<number>()
  const numbered = [...folders].sort(byLeadingNumber).flatMap((name) => {
    const number = Number(/^([1-9]\d{0,5})(?:-|$)/.exec(name)?.[1])
    const fault = Number.isNaN(number)
      ? `the name of a ${noun}'s folder begins with its number`
      : taken.has(number)
        ? `another folder has the number ${number}`
        : taken.size === most
          ? `a directory has at most ${most} ${noun}s`
          : null
    if (fault !== null) {
      faults.push(`${name}: ${fault}`)
      return []
    }
    taken.add(number)
    return [{ name, number }]
  })
  return { numbered, faults }
}

/** What an error says, in one line. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error)
}

function byLeadingNumber(a: string, b: string): number {
  return Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? -1 : 1)
}
