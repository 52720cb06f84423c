import { Secret, TOTP } from 'otpauth'
import qrcode from 'qrcode-generator'

/** What every authenticator app assumes. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Steps before and after the current one whose codes are accepted, because clocks of phones differ. */
const window = 1
const secretBytes = 20

/** A new random secret in base32. */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** The address by which an authenticator app takes the secret. */
export function addressOf(secret: string, email: string): string {
  return new TOTP({ ...shape, issuer: 'Saegim', label: email, secret: Secret.fromBase32(secret) }).toString()
}

/** Number of the step whose code it is, near `now` (epoch ms); null: it is wrong. */
export function stepOf(secret: string, code: string, now: number): number | null {
  // The comparison throws for six characters that are more than six bytes.
  if (!/^[0-9]{6}$/.test(code)) return null
  const totp = new TOTP({ ...shape, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp: now, window })
  return delta === null ? null : totp.counter({ timestamp: now }) + delta
}

/** A text as a QR code: modules a side, and the dark ones as the path of an SVG in that unit. */
export function pictureOf(text: string): { size: number; path: string } {
  // 0: as large as the text needs.
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const size = code.getModuleCount()
  const rows = Array.from({ length: size }, (_, row) => pathOfRow(code, row, size))
  return { size, path: rows.join('') }
}

/** One rectangle for each run of dark modules. */
function pathOfRow(code: QRCode, row: number, size: number): string {
  let path = ''
  for (let from = 0; from < size; from += 1) {
    if (!code.isDark(row, from)) continue
    let to = from
    while (to < size && code.isDark(row, to)) to += 1
    path += `M${from} ${row}h${to - from}v1h${from - to}z`
    from = to
  }
  return path
}

type QRCode = ReturnType<typeof qrcode>
