interface Numbered {
  readonly name: string
  readonly idTemplate: number
}

interface Named {
  /** What a folder is of, for the reasons. */
  readonly noun: 'template' | 'document'
  /** Of one directory. */
  readonly most: number
}

/** The folders named `<number>-<any name>`, by number; the others as `<folder>: <reason>`. */
export function numberedFolders(
  folders: readonly string[],
  { noun, most }: Named,
): { readonly numbered: readonly Numbered[]; readonly faults: readonly string[] } {
  const faults: string[] = []
  const taken = new Set<number>()
  const numbered = [...folders].sort(byLeadingNumber).flatMap((name) => {
    const idTemplate = Number(/^([1-9]\d{0,8})(?:-|$)/.exec(name)?.[1])
    const fault = Number.isNaN(idTemplate)
      ? `the name of a ${noun}'s folder begins with its number`
      : taken.has(idTemplate)
        ? `another folder has the number ${idTemplate}`
        : taken.size === most
          ? `a directory has at most ${most} ${noun}s`
          : null
    if (fault !== null) {
      faults.push(`${name}: ${fault}`)
      return []
    }
    taken.add(idTemplate)
    return [{ name, idTemplate }]
  })
  return { numbered, faults }
}

/** An order for `sort`. */
export function byNumber(a: Pick<Numbered, 'idTemplate'>, b: Pick<Numbered, 'idTemplate'>): number {
  return a.idTemplate - b.idTemplate
}

/** What an error says, in one line. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error)
}

function byLeadingNumber(a: string, b: string): number {
  return Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? -1 : 1)
}
