import { useLingui } from '@lingui/react/macro'
import { useShown } from '../state/EditorProvider.tsx'

/** Names a page by its key: its number, with the name that it was given. */
export function usePageNames(): (page: string) => string {
  const { t } = useLingui()
  const { pages } = useShown().body
  return (key) => {
    const number = pages.findIndex(({ id }) => id === key) + 1
    const name = pages[number - 1]?.name
    return name ? t`${number}쪽 ${name}` : t`${number}쪽`
  }
}
