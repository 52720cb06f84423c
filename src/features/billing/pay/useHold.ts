import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { Call, InputOf } from '#contract/call.ts'
import type { Command } from '#engine/queue/command.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { hold } from './hold.ts'

/** Keeps a command until it is confirmed, and tells so; answers whether it was kept. */
export function useHold(idBrand: number) {
  const { t } = useLingui()
  return useCallback(
    async <C extends Call, F extends Call>(
      command: Command<C, F>,
      input: InputOf<C>,
      facts: unknown,
    ): Promise<boolean> => {
      const isKept = await hold(command, input, facts, idBrand)
      if (isKept) showToast({ tone: 'info', text: t`연결되면 다시 확인할게요` })
      else showToast({ tone: 'error', text: t`이 기기에 담지 못했어요. 연결된 뒤에 다시 눌러 주세요.` })
      return isKept
    },
    [idBrand, t],
  )
}
