import { useLingui } from '@lingui/react/macro'
import { useOnline } from '../browser/network.ts'

/** Why a button that needs the network is disabled; undefined while there is a network. */
export function useOnlineReason(): string | undefined {
  const { t } = useLingui()
  return useOnline() ? undefined : t`인터넷에 연결되어야 할 수 있어요`
}
