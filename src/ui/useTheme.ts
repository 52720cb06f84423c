import { useWatched } from '#engine/watch/useWatched.ts'
import { setTheme, type Theme, theme } from './theme.ts'

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useWatched(theme), setTheme]
}
