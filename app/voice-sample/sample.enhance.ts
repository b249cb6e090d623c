import { register } from '~/platform/enhancement/register';
import { enhanceField, enhanceForm } from './enhance-sample';

register(enhanceField);
register(enhanceForm);
