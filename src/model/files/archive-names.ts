import { cutName } from './cut-name.ts'
import { nameKey, takeName } from './take-name.ts'

/** Names of devices, which Windows gives to no file, whatever extension they have. */
const devices = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])$/i

/**
 * A name that every system can give to a file: Windows refuses names of devices, names that end with a dot or a space, and some
 * characters.
 */
export function archiveName(name: string): string {
  const bare = withoutEnd(name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_'))
  const [device = ''] = /^[^.]*/.exec(bare) ?? []
  const stem = device.trimEnd()
  const given = devices.test(stem) ? `${stem}_${bare.slice(stem.length)}` : bare
  return withoutEnd(cutName(given)) || '_'
}

function withoutEnd(name: string): string {
  return name.replace(/[. ]+$/, '')
}

/**
 * The names of all files and folders of one folder of an archive, in their order. Those that had to be changed, or that differ
 * only by case, get numbers: one that is right as it is keeps its name. `taken`: keys of names that the folder has already, to which
 * these are added.
 */
export function archiveNames(names: readonly string[], taken: Set<string> = new Set()): readonly string[] {
  const kept = names.map((name) => {
    const isRight = archiveName(name) === name && !taken.has(nameKey(name))
    return isRight ? takeName(taken, name) : null
  })
  return names.map((name, at) => kept[at] ?? takeName(taken, archiveName(name)))
}
