/** A mobile number with its country code, e.g. "+92 3001234567"; without the code until it is known. */
export function fullMobile(mobile: string, countryCode: string | undefined): string {
  return countryCode === undefined ? mobile : `+${countryCode} ${mobile}`;
}
