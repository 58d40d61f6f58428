import { isValidPhoneNumber } from 'libphonenumber-js/min';

/** Rule of `setPhoneRule` for numbers of all countries; apart from the other contracts, because its library is large. */
export const isAssignedPhone = (number: string): boolean => isValidPhoneNumber(number);
