import { useSyncExternalStore } from 'react'
import { getTheme, setTheme, subscribeTheme, type Theme } from './theme.ts'

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribeTheme, getTheme), setTheme]
}
