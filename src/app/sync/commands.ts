import type { Command } from '#engine/queue/command.ts'

/** Every file in a folder `commands` declares commands that may be queued on this device. */
const files = import.meta.glob<Record<string, unknown>>('../../{kits,features}/**/commands/*.ts', {
  eager: true,
})

export const commands: readonly Command[] = Object.values(files).flatMap((file) =>
  Object.values(file).filter(isCommand),
)

function isCommand(value: unknown): value is Command {
  return typeof value === 'object' && value !== null && 'call' in value && 'words' in value
}
