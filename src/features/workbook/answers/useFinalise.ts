import { useLingui } from '@lingui/react/macro'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useValue } from '#engine/documents/react/useValue.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { discardRefused, queueCommand } from '#engine/queue/queue-command.ts'
import { useQueuedField } from '#engine/queue/useQueuedField.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { finaliseColours } from '#kits/brands/commands/finalise-colours.ts'
import { finaliseTypography } from '#kits/brands/commands/finalise-typography.ts'
import { isAtLeast } from '#model/access/roles.ts'
import type { BrandColourRole, StatusRole } from '#model/colour/roles.ts'
import type { FontChoice } from '#model/documents/choices.ts'
import { guide } from '#model/documents/guide.ts'
import type { FontRole } from '#model/workbook/steps.ts'
import { useReadOnlyReason } from './useReadOnlyReason.ts'

/** Values that the person sees; they are sent along, so that exactly these are finalised. */
interface SeenOf {
  readonly colours: Readonly<Record<BrandColourRole | StatusRole, string>>
  readonly typography: Readonly<Record<FontRole, FontChoice>>
}

export interface Finalising {
  /** `queued`: finalised on this device, the command is still in the outbox. */
  readonly state: 'open' | 'queued' | 'finalised'
  /** Why it cannot be finalised here, as text; null where it can. */
  readonly refusal: string | null
  /** Why it cannot be withdrawn here, as text: who withdraws it must be able to finalise again. */
  readonly reopenRefusal: string | null
  /** Resolves to whether the command was queued. */
  finalise(): Promise<boolean>
  /** Withdraws the finalisation. Resolves to whether the command was queued. */
  reopen(): Promise<boolean>
}

const flags = {
  colours: guide.visual.colorFinalised,
  typography: guide.visual.typographyFinalised,
} as const

/**
 * Finalises colours or fonts. REST decides: the command is queued, and its result arrives through the
 * document. A local brand writes the flag itself. `seen` is null while something is missing.
 */
export function useFinalise<Kind extends keyof SeenOf>(kind: Kind, seen: SeenOf[Kind] | null): Finalising {
  const { t } = useLingui()
  const { brand } = useDocument()
  const [flag, choose] = useValue(flags[kind])
  const lock = useReadOnlyReason()
  const role = useBrandRole(brand)
  const queuedValue = useQueuedField(brand, flags[kind].path)
  const queued = typeof queuedValue === 'boolean' ? queuedValue : null

  const isFinalised = queued ?? flag === true
  const state = queued === true ? 'queued' : isFinalised ? 'finalised' : 'open'

  const tooFew =
    kind === 'colours'
      ? t`여덟 가지 색을 모두 고르면 정할 수 있어요.`
      : t`네 가지 글꼴을 모두 고르면 정할 수 있어요.`
  const isRoleTooLow = role !== null && !isAtLeast(role, 'BRAND_ROLE_DESIGNER')
  const mayNot = t`디자이너 이상의 권한이 있어야 정할 수 있어요.`
  const refusal = lock ?? (isRoleTooLow ? mayNot : null) ?? (seen === null ? tooFew : null)
  // Not while the role is unknown: the server lets every member withdraw it, as any change of a choice does.
  const reopenRefusal =
    lock ??
    (isRoleTooLow ? t`디자이너 이상의 권한이 있어야 풀 수 있어요.` : null) ??
    (role === null ? t`권한을 확인하고 있어요.` : null)

  const send = async (finalised: boolean) => {
    if (isLocal(brand)) {
      choose(finalised || null)
      return true
    }
    const body: object = finalised && seen ? { finalised, seen } : { finalised }
    const { name } = kind === 'colours' ? finaliseColours.call : finaliseTypography.call
    // Earlier refusals are superseded by this attempt.
    await discardRefused(name, brand)
    const { ok } =
      kind === 'colours'
        ? await queueCommand(finaliseColours, { body }, brand)
        : await queueCommand(finaliseTypography, { body }, brand)
    return ok
  }
  return {
    state,
    refusal,
    reopenRefusal,
    finalise: async () => refusal === null && send(true),
    reopen: async () => reopenRefusal === null && send(false),
  }
}
