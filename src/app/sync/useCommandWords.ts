import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import type { Command } from '#engine/queue/command.ts'

/** Name of a queued command for people, by the name of its call; '' until the texts are loaded. */
export function useCommandWords(): (name: string) => string {
  const { i18n } = useLingui()
  const commands = useCommands()
  return (name) => {
    const words = commands?.find(({ call }) => call.name === name)?.words
    return words ? i18n._(words) : commands ? name : ''
  }
}

/** All commands; null until they are loaded. */
export function useCommands(): readonly Command[] | null {
  const [known, setKnown] = useState<readonly Command[] | null>(null)
  useEffect(() => {
    import('./commands.ts').then(
      ({ commands }) => setKnown(commands),
      (cause: unknown) => console.warn('the words of commands cannot be loaded', cause),
    )
  }, [])
  return known
}
