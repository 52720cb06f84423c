import { useLingui } from '@lingui/react/macro'
import { useOnline } from '../browser/network.ts'

/** The reason to give on a button that needs the network; undefined while there is one. */
export function useOnlineReason(): string | undefined {
  const { t } = useLingui()
  return useOnline() ? undefined : t`인터넷에 연결되어야 할 수 있어요`
}
