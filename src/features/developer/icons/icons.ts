import { usedIcons } from 'virtual:used-icons'
import { createLucideIcon, type LucideIcon } from 'lucide-react'

export interface UsedIcon {
  readonly name: string
  /** In how many files it is imported. */
  readonly uses: number
  readonly Drawing: LucideIcon
}

const icons: readonly UsedIcon[] = usedIcons.map(({ name, uses, node }) => ({
  name,
  uses,
  Drawing: createLucideIcon(name, node),
}))

/** The icons whose names contain every word of a query. */
export function findIcons(query: string): readonly UsedIcon[] {
  const words = query
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)
  return icons.filter(({ name }) => words.every((word) => name.includes(word)))
}

/** The line that imports an icon, in the spelling of the code: `import ArrowUp from 'lucide-react/icons/arrow-up'`. */
export function importOf(name: string): string {
  const component = name.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())
  return `import ${component} from 'lucide-react/icons/${name}'`
}
