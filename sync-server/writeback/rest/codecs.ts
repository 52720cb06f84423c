import { type RestValue, toRestValue } from '../shadow/shadow.ts'

/** Converts a value between the document, REST's bodies, and the form in which both are compared and stored. */
export interface Codec {
  fromRest(given: unknown): RestValue
  /** undefined: REST cannot be sent it yet. */
  fromDocument(value: unknown): RestValue | undefined
  toRest(value: RestValue): unknown
  toDocument(value: RestValue): unknown
}

const asItIs = (value: RestValue): unknown => value

/** Texts, numbers and keys. */
export const plain: Codec = {
  fromRest: toRestValue,
  fromDocument: toRestValue,
  toRest: asItIs,
  toDocument: asItIs,
}

/** A value of several parts, such as a font: compared as JSON with sorted keys. */
export const whole: Codec = {
  fromRest: toRestValue,
  fromDocument: toRestValue,
  toRest: parsed,
  toDocument: parsed,
}

/** An approval without the digest of what was approved, which the document stores beside it. */
export const approval: Codec = {
  ...whole,
  fromRest: (given) => {
    if (typeof given !== 'object' || given === null) return null
    const { words: _, ...said } = given as Record<string, unknown>
    return toRestValue(said)
  },
}

/** A flag that is not set equals one that was never set. */
export const flag: Codec = {
  fromRest: (given) => (given === true ? true : null),
  fromDocument: (value) => (value === true ? true : null),
  toRest: asItIs,
  toDocument: asItIs,
}

/** A file by its id at the server. A file that is still on a device has none and is not sent. */
export const file: Codec = {
  fromRest: idOf,
  fromDocument: idOrWaiting,
  toRest: referenceTo,
  toDocument: referenceTo,
}

/** As `file`, where REST has the id alone. */
export const fileId: Codec = { ...file, toRest: asItIs }

/** An address on another server. An address of ours belongs to the file beside it and counts as nothing. */
export const outsideAddress: Codec = {
  ...plain,
  fromRest: (given) => (typeof given === 'string' && given.startsWith('/') ? null : toRestValue(given)),
  fromDocument: (value) => (typeof value === 'string' && value.startsWith('/') ? null : toRestValue(value)),
}

/** Items that REST holds as one property; no items count as nothing. */
export const items: Codec = {
  fromRest: (given) => (Array.isArray(given) && given.length > 0 ? toRestValue(given) : null),
  fromDocument: (value) => (Array.isArray(value) && value.length > 0 ? toRestValue(value) : null),
  toRest: (value) => parsed(value) ?? [],
  toDocument: (value) => parsed(value) ?? [],
}

function parsed(value: RestValue): unknown {
  return typeof value === 'string' ? JSON.parse(value) : value
}

function idOf(given: unknown): RestValue {
  if (typeof given === 'number') return given
  const id = typeof given === 'object' && given !== null ? Reflect.get(given, 'idFile') : null
  return typeof id === 'number' ? id : null
}

function idOrWaiting(value: unknown): RestValue | undefined {
  const id = idOf(value)
  return id === null && typeof value === 'object' && value !== null ? undefined : id
}

function referenceTo(value: RestValue): unknown {
  return typeof value === 'number' ? { idFile: value } : null
}
