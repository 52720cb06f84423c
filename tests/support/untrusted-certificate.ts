/**
 * A certificate for localhost and 127.0.0.1 that no authority has signed, valid until 2126, with its key. Made by
 * `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500 -subj /CN=localhost
 * -addext subjectAltName=DNS:localhost,IP:127.0.0.1`. Good for tests of what refuses it, and for nothing else.
 */
export const untrusted = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgTYJ9W2kjDckrSiJc
0orTEfMLsdPVX57r5xcu7RRGpgyhRANCAARih3ez7aPRWH55zeo4DF3bp9YdfUV1
A9ei0fLzgFPdIocL4NV3SIxoSboJWTdg4aOT3TA5pnqtBTAVZj2Me6iq
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBnDCCAUGgAwIBAgIUTqarJeQTlDfrjyWBEm8tmgvw1S4wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMzIzMzM1MVoYDzIxMjYxMDMw
MjMzMzUxWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARih3ez7aPRWH55zeo4DF3bp9YdfUV1A9ei0fLzgFPdIocL4NV3SIxo
SboJWTdg4aOT3TA5pnqtBTAVZj2Me6iqo28wbTAdBgNVHQ4EFgQU1rhH3hK2U2j7
J76D+wGLJHSsUWIwHwYDVR0jBBgwFoAU1rhH3hK2U2j7J76D+wGLJHSsUWIwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSQAwRgIhAMYH71GLo2CTrvA1iahRPzfHKi51LD7otX7MGUF5YKtzAiEA
4r3vyjRbCJn2RYVLXvbkgJdllABy7rc/mGHooRjR5ow=
-----END CERTIFICATE-----`,
}
