import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Rule of `setPhoneRule` for numbers of all countries; apart from the other contracts, because its library is large. */
export const isAssignedPhone = (number: string): boolean => isValidPhoneNumber(number);

/** Returns the country of a number, as its ISO code; undefined for numbers without a calling code. */
export const findPhoneCountry = (number: string): string | undefined => parsePhoneNumberFromString(number)?.country;
