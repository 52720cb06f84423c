import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** Options of WebAuthn as a call answers them. */
type Options = Readonly<Record<string, unknown>>

/** An authenticator with one passkey, for servers without a browser. `origin`: what the browser would say of its page. */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url')
  readonly #origin: string
  readonly #privateKey: KeyObject
  readonly #publicKey: KeyObject
  #counter = 0

  constructor(origin: string) {
    this.#origin = origin
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#privateKey = privateKey
    this.#publicKey = publicKey
  }

  /** The answer to the options of a new passkey. */
  make({ challenge, rp }: Options) {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' })
    const cose = cborMap([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    const credential = Buffer.from(this.id, 'base64url')
    const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credential.length]), credential, cose])
    const authData = Buffer.concat([this.#state((rp as { id: string }).id, 0x45), made])
    const attestation = cborMap([
      ['fmt', 'none'],
      ['attStmt', null],
      ['authData', authData],
    ])
    return {
      id: this.id,
      type: 'public-key' as const,
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** The answer to the options of a proof. */
  prove({ challenge, rpId }: Options) {
    this.#counter += 1
    const authenticatorData = this.#state(String(rpId), 0x05)
    const clientData = this.#clientData('webauthn.get', challenge)
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()])
    return {
      id: this.id,
      type: 'public-key' as const,
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, this.#privateKey).toString('base64url'),
      },
    }
  }

  #state(site: string, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    return Buffer.concat([createHash('sha256').update(site).digest(), Buffer.from([flags]), counter])
  }

  #clientData(type: string, challenge: unknown): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }
}

/** null: an empty map. */
type Cbor = number | string | Buffer | null

/** As much of CBOR (RFC 8949) as an attestation needs. */
function cborMap(entries: readonly (readonly [number | string, Cbor])[]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flat().map((value) => cbor(value))])
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value === null) return head(5, 0)
  return Buffer.concat([head(2, value.length), value])
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size])
  if (size < 256) return Buffer.from([(major << 5) | 24, size])
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255])
}
