/** The 24 solar terms in the order of the year, from that of early January on. */
export const solarTermKeys = [
  'SOHAN',
  'DAEHAN',
  'IPCHUN',
  'USU',
  'GYEONGCHIP',
  'CHUNBUN',
  'CHEONGMYEONG',
  'GOGU',
  'IPHA',
  'SOMAN',
  'MANGJONG',
  'HAJI',
  'SOSEO',
  'DAESEO',
  'IPCHU',
  'CHEOSEO',
  'BAENGNO',
  'CHUBUN',
  'HALLO',
  'SANGGANG',
  'IPDONG',
  'SOSEOL',
  'DAESEOL',
  'DONGJI',
] as const
export type SolarTermKey = (typeof solarTermKeys)[number]

/**
 * The days of the solar terms in Seoul as MMdd, in their order: the day on which the apparent longitude of the sun reaches 285°,
 * 300° and so on. Computed in November 2026 (Meeus, with the perturbations of Venus, Jupiter and the moon; right to some three
 * minutes, checked against published equinoxes and solstices). The only two nearer to midnight: Dongji of 2025, a few minutes
 * after it, and Usu of 2030, half a minute before it.
 */
export const solarTermDays: Readonly<Record<string, string>> = {
  2025: '0105 0120 0203 0218 0305 0320 0404 0420 0505 0521 0605 0621 0707 0722 0807 0823 0907 0923 1008 1023 1107 1122 1207 1222',
  2026: '0105 0120 0204 0219 0305 0320 0405 0420 0505 0521 0606 0621 0707 0723 0807 0823 0907 0923 1008 1023 1107 1122 1207 1222',
  2027: '0105 0120 0204 0219 0306 0321 0405 0420 0506 0521 0606 0621 0707 0723 0808 0823 0908 0923 1008 1024 1108 1122 1207 1222',
  2028: '0106 0120 0204 0219 0305 0320 0404 0419 0505 0520 0605 0621 0706 0722 0807 0822 0907 0922 1008 1023 1107 1122 1206 1221',
  2029: '0105 0120 0203 0218 0305 0320 0404 0420 0505 0521 0605 0621 0707 0722 0807 0823 0907 0923 1008 1023 1107 1122 1207 1221',
  2030: '0105 0120 0204 0218 0305 0320 0405 0420 0505 0521 0605 0621 0707 0723 0807 0823 0907 0923 1008 1023 1107 1122 1207 1222',
}
