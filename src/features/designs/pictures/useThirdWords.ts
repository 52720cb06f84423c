import { useLingui } from '@lingui/react/macro'

/** Names of the nine parts of a page or of a picture, from the top left, row by row. */
export function useThirdWords(): readonly string[] {
  const { t } = useLingui()
  return [
    t`왼쪽 위`,
    t`가운데 위`,
    t`오른쪽 위`,
    t`왼쪽`,
    t`가운데`,
    t`오른쪽`,
    t`왼쪽 아래`,
    t`가운데 아래`,
    t`오른쪽 아래`,
  ]
}
